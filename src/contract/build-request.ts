/**
 * Where a call goes: parameters filled in; what a GET sends besides becomes its query, in the order given, empty values left out.
 * What another method sends besides is its body; with nothing besides it has none.
 */
export function buildRequest(address: string, input: Record<string, unknown>) {
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
