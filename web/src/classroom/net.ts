import type { ClassMessage, Enrolled, OpenedClass, Plan, Report, Sheet, TemplateInfo } from "../../generated/protocol";
import { call, send } from "../net/spoken";

/** What a teacher, or a pupil's device, can ask of a class; see docs/protocol.md. */
export type Wish = { do: string; [more: string]: unknown };

const part = encodeURIComponent;

/** The interface of classes, typed. Sentences come in the language of this browser. */
export const classes = {
  plans: () => call<TemplateInfo[]>("GET", "/api/lesson-plans"),
  open: (wish: { plan?: Plan; template?: string; own_names: boolean }) => call<OpenedClass>("POST", "/api/classes", wish),
  join: (id: string, wish: { token?: string; name?: string; passport?: string }) => call<Enrolled>("POST", `/api/classes/${part(id)}/pupils`, wish),
  look: (id: string, token: string) => call<ClassMessage>("GET", `/api/classes/${part(id)}`, undefined, token),
  do: (id: string, token: string, request: Wish) => call<unknown>("POST", `/api/classes/${part(id)}/do`, { request }, token),
  report: (id: string, token: string) => call<Report>("GET", `/api/classes/${part(id)}/report`, undefined, token),
  worksheets: (id: string, token: string) => call<Sheet[]>("GET", `/api/classes/${part(id)}/worksheets`, undefined, token),
  passport: (id: string, token: string, pupil: number, words: string) => call<{ words: string }>("POST", `/api/classes/${part(id)}/pupils/${pupil}/passport`, { words }, token),
  move: (id: string, token: string, pupil: number) => call<{ token: string }>("POST", `/api/classes/${part(id)}/pupils/${pupil}/move`, {}, token),
  csv: async (id: string, token: string) => (await send("GET", `/api/classes/${part(id)}/report.csv`, undefined, token)).text(),
};
