"""A client of the Firstrung render service. It needs nothing but Python.

    from firstrung_render import render
    faq, ratings = render([
        {"widget": "faq", "props": {"items": questions}, "html": "<p>Our questions</p>"},
        {"widget": "rating-summary", "props": ratings_of(employer)},
    ])

Each result is HTML for the page. Without the service, or if it takes too long, it is a marker that the browser mounts.
"""

import json
import urllib.request
from html import escape

_ESCAPES = {ord(char): f"\\u{ord(char):04x}" for char in "<>&\u2028\u2029"}


def marker(item):
    """The marker of an item without rendered HTML: people see its own HTML until the widget is mounted."""
    data = json.dumps(item.get("props", {}), ensure_ascii=False).translate(_ESCAPES)
    mount = f' data-mount="{escape(item["mount"])}"' if item.get("mount") else ""
    own = item.get("html", "")
    return f'<div data-widget="{escape(item["widget"])}"{mount}><script type="application/json">{data}</script>{own}</div>'


def render(items, url="http://127.0.0.1:4600/batch", timeout=0.3, log=lambda message: None, strings=None):
    """Returns the HTML of each item, in their order. `timeout` is in seconds; `log` gets what went wrong.

    `strings` are the texts of the page's `script[data-firstrung-strings]`.
    """
    batch = {"items": items, **({"strings": strings} if strings else {})}
    body = json.dumps(batch).encode()
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            results = json.load(answer)["items"]
    except (OSError, ValueError, KeyError) as error:
        log(f"The render service does not answer: {error}")
        return [marker(item) for item in items]
    for result in results:
        if result.get("error"):
            log(result["error"])
    return [result["html"] for result in results]
