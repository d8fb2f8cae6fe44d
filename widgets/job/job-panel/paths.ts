export const isJob = (path: string): boolean => /^\/jobs\/\d+(-[^/]*)?$/.test(path)

/** Returns the address of the list beside the job of the current history entry; undefined for other entries. */
export const listPath = (): string | undefined => (history.state as { list?: string } | null)?.list
