-- wrk calls this at its end, and load.ts reads the output. Times are in microseconds.
function done(summary, latency)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  io.write(string.format(
    '\n{"microseconds":%d,"responses":%d,"failures":%d,"p50":%d,"p99":%d}\n',
    summary.duration, summary.requests - errors.status, failures, latency:percentile(50), latency:percentile(99)
  ))
end
