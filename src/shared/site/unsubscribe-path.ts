/** Where the links that stop emails lead, and where mail programs send their POST (RFC 8058). */
export const UNSUBSCRIBE = '/unsubscribe'
export const unsubscribePath = (token: string) => `${UNSUBSCRIBE}/${token}`
