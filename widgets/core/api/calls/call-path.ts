export function callPath(name: string, params: Readonly<Record<string, string | number>> = {}): string {
  const [, path = ''] = name.split(' ')
  return path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''))
}
