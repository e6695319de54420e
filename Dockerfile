# A hall in a container: small, without rights, with a read-only root. `docker build --tag spellhall .`
#
# The first stage builds the page, the documentation and the compiled engine; the second has Python, the pinned packages
# and the wheel, and nothing to build with.

ARG PYTHON=3.11

FROM python:${PYTHON}-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev make git && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements/dev.txt requirements/docs.txt requirements/run.txt requirements/
RUN python -m venv .venv && .venv/bin/pip install --no-cache-dir --require-hashes --requirement requirements/dev.txt
COPY Makefile setup.py pyproject.toml README.md CHANGELOG.md CONTRIBUTING.md LICENSE MANIFEST.in ./
COPY src src
COPY web web
COPY docs docs
COPY examples examples
RUN .venv/bin/pip install --no-deps --no-build-isolation --no-index --editable . && touch .venv/.ready && make wheels

FROM python:${PYTHON}-slim
COPY requirements/run.txt /tmp/run.txt
RUN pip install --no-cache-dir --require-hashes --requirement /tmp/run.txt && rm /tmp/run.txt
COPY --from=build /src/dist /tmp/dist
RUN pip install --no-cache-dir --no-deps --no-index $(ls /tmp/dist/*.whl | grep -v -- -none-any) && rm -rf /tmp/dist \
    && useradd --system --uid 10001 --home-dir /data spellhall && install --directory --owner=spellhall --mode=700 /data
USER 10001
ENV SPELLHALL_DATA=/data HOME=/data PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8170
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8170/healthz', timeout=4)"]
ENTRYPOINT ["spellhall"]
CMD ["serve", "--host", "0.0.0.0", "--no-browser"]
