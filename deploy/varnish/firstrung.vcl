vcl 4.1;

# Shared cache in front of two hosts. TLS ends before Varnish, in a proxy that sets X-Forwarded-Proto and appends the address
# of the client to X-Forwarded-For. The hosts need TRUST_PROXY=1. Start varnishd with `-p backend_idle_timeout=4`: a host that stops
# closes connections that are idle for 5 s.

import directors;

probe readiness {
    .url = "/readyz";
    .interval = 2s;
    .timeout = 3s;
    .window = 3;
    .threshold = 2;
    .initial = 1;
}

backend first {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 2s;
    .first_byte_timeout = 10s;
    .probe = readiness;
}

backend second {
    .host = "127.0.0.1";
    .port = "3001";
    .connect_timeout = 2s;
    .first_byte_timeout = 10s;
    .probe = readiness;
}

sub vcl_init {
    new hosts = directors.round_robin();
    hosts.add_backend(first);
    hosts.add_backend(second);
}

sub vcl_recv {
    set req.backend_hint = hosts.backend();
    unset req.http.X-Visitor;
    # Pages are stored by Host, so nothing else may name the host; a client could have sent this header.
    unset req.http.X-Forwarded-Host;
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Files and pictures are the same for everyone. For the rest, signed-in users bypass the cache, and so do calls (JSON) and
    # people who dismissed the message about the new look: their answers differ.
    if (
        req.url !~ "^/(assets|pictures)/" &&
        (req.http.Cookie ~ "(^|;\s*)((__Host-)?session=|transition-message=dismissed)" || req.http.X-Requested-With)
    ) {
        return (pass);
    }
    # No other cookie changes a page.
    unset req.http.Cookie;
    # A stored page is used after its time only if the first try to replace it has failed.
    if (req.restarts == 0) {
        set req.http.X-Visitor = "first";
        set req.grace = 0s;
    } else {
        set req.http.X-Visitor = "again";
        set req.grace = 10m;
    }
    return (hash);
}

sub vcl_backend_response {
    # An answer that is delivered replaces the stored page, so this one is dropped. vcl_synth tries again.
    if (beresp.status == 503 && (bereq.is_bgfetch || bereq.http.X-Visitor == "first")) {
        return (abandon);
    }
    # Varnish obeys s-maxage, but not private and no-store.
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)private|no-store") {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        return (deliver);
    }
    # The last copy for an outage.
    set beresp.grace = 10m;
}

sub vcl_backend_error {
    # The other host may answer.
    if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
    if (bereq.is_bgfetch || bereq.http.X-Visitor == "first") {
        return (abandon);
    }
}

sub vcl_synth {
    if (resp.status == 503 && req.http.X-Visitor == "first") {
        return (restart);
    }
}

sub vcl_deliver {
    if (obj.hits > 0 && obj.ttl < 0s) {
        set resp.http.X-Cache = "STALE";
    } else if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
}
