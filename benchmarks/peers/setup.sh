#!/usr/bin/env bash
# Installs the engines Orrery is compared with, in an environment of their own; `setup.sh boardgameio` only that one.
set -euo pipefail
cd "$(dirname "$0")"

python="${PYTHON:-python3}"
npm="${NPM:-npm}"

if [ "${1:-all}" = boardgameio ]; then
    :
elif command -v uv >/dev/null; then
    uv venv --quiet --allow-existing --python "$python" .venv
    uv pip install --quiet --python .venv/bin/python -r requirements.txt
else
    "$python" -m venv .venv
    .venv/bin/python -m pip install --quiet -r requirements.txt
fi

command -v "$npm" >/dev/null || { echo "No npm found: install Node or set NPM to its npm." >&2; exit 1; }
# npm's own script starts whichever node comes first on PATH.
if [ -n "${NODE:-}" ]; then PATH="$(dirname "$NODE"):$PATH"; fi
(cd boardgameio && "$npm" install --no-package-lock --no-audit --no-fund --loglevel=error)

echo "Peers are installed."
