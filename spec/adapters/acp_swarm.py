"""An adapter for `wirepact conform --adapter`: decodes messages of acp-swarm. It needs nothing but Python."""

import base64, json, math, re, sys
from datetime import datetime


def string(value, low=0, high=None, pattern=None):
    return isinstance(value, str) and len(value) >= low and (high is None or len(value) <= high) and (pattern is None or bool(re.search(pattern, value)))


def moment(value):
    match = re.fullmatch(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-](\d\d):(\d\d))", value, re.ASCII) if isinstance(value, str) else None
    if match is None or int(match[4] or 0) > 23 or int(match[5] or 0) > 59:
        return False
    try:
        return bool(datetime.strptime(match[1], "%Y-%m-%dT%H:%M:%S"))
    except ValueError:
        return False


def url(value, schemes):
    # The host is a name, an IPv4 address or an IPv6 address in brackets.
    authority = r"([\w.~!$&'()*+,;=:%-]*@)?(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._~-]+)(:\d{1,5})?"
    rest = r"([/?#]([\w./~!$&'()*+,;=:@?#-]|%[0-9a-fA-F]{2})*)?"
    return isinstance(value, str) and bool(re.fullmatch(rf"({'|'.join(schemes)})://{authority}{rest}", value, re.ASCII | re.IGNORECASE))


def remote(value):
    return url(value, ["https", "ssh"]) or string(value, pattern=r"\A[^\s@:/]+@[^\s@:/]+:[^\s]+\Z")


def variables(value):
    return isinstance(value, dict) and all(re.fullmatch(r"[A-Z_][A-Z0-9_]*", key) and isinstance(each, str) for key, each in value.items())


envelope = {
    "timestamp": moment,
    "swarmId": lambda v: string(v, pattern=r"\A(?i:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\Z"),
    "containerId": lambda v: string(v, 1),
}
bodies = {
    "task-request": {
        "taskFilePath": lambda v: string(v, 1, pattern=r"\.json\Z") and not re.search(r"[\x00-\x1f\x7f]", v),
        "branchName": lambda v: string(v, pattern=r"\A[a-zA-Z0-9][a-zA-Z0-9/_-]*\Z"),
        "repoUrl": remote,
        "envVars?": variables,
    },
    "progress-update": {
        "storyId": lambda v: string(v, pattern=r"\AUS-[0-9]{3}\Z"),
        "status": lambda v: v in ("pending", "in_progress", "completed", "failed", "skipped"),
        "output": lambda v: string(v, 0, 2000),
    },
    "completion": {
        "status": lambda v: v in ("completed", "failed", "stopped"),
        "prUrl": lambda v: v is None or url(v, ["https", "http"]),
        "errors": lambda v: isinstance(v, list) and len(v) <= 50 and all(string(each, 0, 500) for each in v),
    },
    "error": {"code": lambda v: string(v, pattern=r"\A[A-Z][A-Z0-9_]*\Z"), "message": lambda v: string(v, 0, 2000)},
}


def wrong(value, fields):
    """The name of the first field that is missing or wrong."""
    for name, test in fields.items():
        optional, name = name.endswith("?"), name.rstrip("?")
        if name not in value and not optional or name in value and not test(value[name]):
            return name
    return None


def refuse(constant):
    raise ValueError(f"{constant} is not JSON")


def finite(text):
    return refuse(text) if math.isinf(float(text)) else float(text)


def decode(data):
    if len(data) > 65536:
        return {"ok": False}
    try:
        value = json.loads(data.decode("utf-8"), parse_constant=refuse, parse_float=finite)
    except (ValueError, RecursionError):
        return {"ok": False}
    if not isinstance(value, dict):
        return {"ok": False, "path": []}
    kind = value.get("type")
    if not isinstance(kind, str) or kind not in bodies:
        return {"ok": False, "path": ["type"]}
    name = wrong(value, envelope)
    if name is not None:
        return {"ok": False, "path": [name]}
    if not isinstance(value.get("payload"), dict):
        return {"ok": False, "path": ["payload"]}
    return {"ok": wrong(value["payload"], bodies[kind]) is None, "value": value}


for line in sys.stdin:
    asked = json.loads(line)
    if asked["op"] == "about":
        answer = {"ops": ["decode"], "name": "acp-swarm in Python"}
    elif asked["op"] == "decode":
        answer = decode(base64.b64decode(asked["bytes"]) if "bytes" in asked else asked["text"].encode("utf-8", "surrogatepass"))
    else:
        answer = {"skip": "only decode"}
    print(json.dumps({"id": asked["id"], **answer}), flush=True)
