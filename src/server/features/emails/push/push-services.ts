/**
 * Returns whether an address is one of these services. A browser says where it is notified, so that anybody could name any address: no other is ever
 * called.
 */
export function isOfService(services: readonly string[], endpoint: string): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return false
  return services.some((service) => {
    const [before = '', after] = service.split('*')
    if (after === undefined) return url.origin === service
    // As many labels as there are, each of letters, digits and hyphens: what a host is made of.
    return (
      url.origin.startsWith(before) &&
      url.origin.endsWith(after) &&
      /^[\w-]+(\.[\w-]+)*$/.test(url.origin.slice(before.length, -after.length))
    )
  })
}
