import type { BodyOf, Call, ParamsOf } from '../contracts'
import { readToken } from '../form-tokens'
import { callPath } from './call-path'

interface LeaveOptions<C extends Call> {
  params?: ParamsOf<C>
  body: BodyOf<C>
}

/**
 * Makes a declared call while the page is being left; the browser sends it even after the page is gone. The answer is
 * ignored.
 */
export function callOnLeave<C extends Call>(name: C, { params, body }: LeaveOptions<C>): void {
  const token = readToken()
  fetch(callPath(name, params as Record<string, string>), {
    method: name.split(' ')[0] ?? '',
    keepalive: true,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(token ? { 'X-XSRF-TOKEN': token } : {}),
    },
    body: JSON.stringify(body),
  }).catch(() => {
    // Offline: the text is stored on this device.
  })
}
