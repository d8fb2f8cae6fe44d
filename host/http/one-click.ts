/**
 * Returns whether a request may be a mail program's one-click unsubscribe (RFC 8058): a POST without cookies and
 * Origin, as multipart or as a form, to an address that is itself the secret.
 */
export const isOneClick = ({ path }: { path: string }): boolean => path.startsWith('/unsubscribe/')
