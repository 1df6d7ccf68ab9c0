/** The cache in which the service worker keeps what the signed-in account has read, for pages without a network. */
export const KEPT_COPIES = 'kept-copies'
/** The header by which a response from there is told from one of the server's. */
export const KEPT_HEADER = 'x-kept'
