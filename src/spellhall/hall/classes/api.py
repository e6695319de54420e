"""The REST interface of classes."""

from __future__ import annotations

from random import Random
from typing import Annotated

from litestar import MediaType, get, post
from litestar.params import Parameter
from litestar.response import Response

from spellhall.classroom.plans import Plan, templates
from spellhall.classroom.report import Report, report_csv, report_of
from spellhall.hall.api import Auth, Call, Short, caller_of, hall_of, language_of, limited, problems, token_of
from spellhall.hall.classes import messages as wire
from spellhall.hall.classes.rooms import TEACHER, ClassRoom
from spellhall.hall.pages import code_picture
from spellhall.kernel.messages import say
from spellhall.table.judge import TableError
from spellhall.words.speech import speech


@get("/api/lesson-plans", sync_to_thread=False, tags=["classes"])
def lesson_plans(request: Call) -> list[wire.TemplateInfo]:
    """The lesson plans that are shipped, the youngest pupils first."""
    told = speech(language_of(request)).told
    return [wire.TemplateInfo(each.id, each.ages, told(each.title), each.plan) for each in templates()]


@post("/api/classes", responses=problems(400, 404, 422, 429, 503), tags=["classes"])
async def open_class(request: Call, data: wire.NewClass) -> wire.OpenedClass:
    """Open a class. The answer holds the code for the pupils and the teacher's token, which is shown only here."""
    limited(request, "tables")
    return wire.OpenedClass(*await hall_of(request).classes.open(plan_of(data), data.own_names))


def plan_of(data: wire.NewClass) -> Plan:
    """The plan that is given, or the shipped one of this name; without either the first one."""
    if data.plan is not None:
        return data.plan
    shipped = templates()
    found = next((each.plan for each in shipped if each.id == data.template or not data.template), None)
    if found is None:
        raise TableError("missing", say("class-no-template", plans=", ".join(each.id for each in shipped)))
    return found


@get("/api/classes/{classroom:str}", responses=problems(400, 403, 404, 429), tags=["classes"])
async def look_at_class(request: Call, classroom: Short, auth: Auth = None) -> wire.ClassMessage:
    """How things stand: for the teacher the overview, for a pupil their seat, for anybody else counts."""
    hall = hall_of(request)
    kept = await hall.classes.room(classroom, caller_of(request))
    return await hall.classes.shown_to(kept, token_of(auth), language_of(request))


@post("/api/classes/{classroom:str}/pupils", responses=problems(400, 403, 404, 409, 422, 429, 503), tags=["classes"])
async def join_class(request: Call, classroom: Short, data: wire.Join) -> wire.Enrolled:
    """Come into the class under a drawn name."""
    limited(request, "joins")
    classes = hall_of(request).classes
    token, pupil = await classes.join(classroom, data.token, data.name, caller_of(request), data.passport)
    one = (await classes.room(classroom)).room.pupils[pupil]
    return wire.Enrolled(classroom, token, pupil, one.name, one.face)


@post(
    "/api/classes/{classroom:str}/do",
    status_code=200,
    responses=problems(400, 403, 404, 409, 422, 429, 503),
    tags=["classes"],
)
async def act_in_class(request: Call, classroom: Short, data: wire.ClassAct, auth: Auth = None) -> wire.ClassActed:
    """Do something in the class: most requests are the teacher's."""
    number = await hall_of(request).classes.act(classroom, token_of(auth), data.request, caller_of(request))
    return wire.ClassActed(number)


@post(
    "/api/classes/{classroom:str}/pupils/{pupil:int}/passport",
    status_code=200,
    responses=problems(400, 403, 404, 422, 429),
    tags=["classes"],
)
async def keep_passport(
    request: Call, classroom: Short, pupil: int, data: wire.PassportWish, auth: Auth = None
) -> wire.PassportWords:
    """Store what is known of a pupil under three words, which their own device is told."""
    limited(request, "joins")
    caller, language = caller_of(request), language_of(request)
    classes = hall_of(request).classes
    return wire.PassportWords(await classes.passport(classroom, token_of(auth), pupil, data.words, language, caller))


@post(
    "/api/classes/{classroom:str}/pupils/{pupil:int}/move",
    status_code=200,
    responses=problems(400, 403, 404, 429),
    tags=["classes"],
)
async def move_pupil(request: Call, classroom: Short, pupil: int, auth: Auth = None) -> wire.MovedPupil:
    """Another device for a pupil, by the teacher: its secret. The device of before leaves the class."""
    classes = hall_of(request).classes
    return wire.MovedPupil(await classes.move(classroom, token_of(auth), pupil, caller_of(request)))


async def taught(request: Call, classroom: str, auth: str | None) -> ClassRoom:
    """The class, for its teacher alone; raises TableError."""
    kept = await hall_of(request).classes.room(classroom, caller_of(request))
    if kept.audience(token_of(auth)) != TEACHER:
        raise TableError("not_yours", say("class-teacher-only"))
    return kept


@get("/api/classes/{classroom:str}/report", responses=problems(400, 403, 404, 429), tags=["classes"])
async def class_report(request: Call, classroom: Short, auth: Auth = None) -> Report:
    """What the lesson has shown so far: facts, pupils, tables."""
    kept = await taught(request, classroom, auth)
    hall = hall_of(request)
    ledgers = await hall.classes.ledgers(kept)
    with hall.limits.working(caller_of(request)):
        return report_of(kept.room, ledgers)


@get("/api/classes/{classroom:str}/report.csv", media_type=MediaType.TEXT, tags=["classes"])
async def class_answers(request: Call, classroom: Short, auth: Auth = None) -> Response[str]:
    """Every answer of the lesson as a line of CSV."""
    kept = await taught(request, classroom, auth)
    text = report_csv(kept.room, await hall_of(request).classes.ledgers(kept))
    return Response(text, media_type="text/csv")


@get("/api/classes/{classroom:str}/worksheets", responses=problems(400, 403, 404, 429), tags=["classes"])
async def class_worksheets(request: Call, classroom: Short, auth: Auth = None) -> list[wire.Sheet]:
    """For each pupil who has answered sums, a worksheet of their own facts to practise, with solutions."""
    kept = await taught(request, classroom, auth)
    hall = hall_of(request)
    models = await hall.classes.models(kept)
    with hall.limits.working(caller_of(request)):
        out = []
        for one in kept.room.pupils:
            if one.name in models.met:
                made = models.worksheet(
                    one.name, Random(f"{kept.id} {one.name}")
                )  # the same sheet when it is printed again
                out.append(wire.Sheet(one.name, one.face, made.sums, made.solutions))
        return out


@get("/c/{code:str}/qr.svg", include_in_schema=False, sync_to_thread=False)
def class_code(request: Call, code: Annotated[str, Parameter(max_length=8)]) -> Response[bytes]:
    """The way into a class as a QR code."""
    return code_picture(request, f"/c/{code}")


HANDLERS = [
    lesson_plans,
    open_class,
    look_at_class,
    join_class,
    act_in_class,
    class_report,
    class_answers,
    class_code,
    class_worksheets,
    keep_passport,
    move_pupil,
]
