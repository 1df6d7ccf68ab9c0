/**
 * Returns method, URL and body of a call. Path parameters are filled in. The rest of the input becomes the query of a GET, in the order of
 * its keys and without empty values, and the body of any other method; `body` is undefined when nothing is left.
 */
export function buildRequest(address: string, input: Record<string, unknown>) {
  // An address is a method, one space and a path; TypeScript does not split text types.
  const [method, pattern] = address.split(' ') as [string, string]
  const rest = { ...input }
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name]))
  })
  if (method !== 'GET') return { method, url: path, body: Object.keys(rest).length > 0 ? rest : undefined }
  return { method, url: withQuery(path, rest), body: undefined }
}

export function withQuery(path: string, values: Record<string, unknown>): string {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value == null || value === '' ? [] : [[name, String(value)]])),
  )
  return query.size > 0 ? `${path}?${query}` : path
}
