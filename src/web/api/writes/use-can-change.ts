import { useMe } from '#web/api/session/me.ts'

/**
 * Returns whether whoever is signed in may change what is shown: those who may only look at a listing get no controls that the server
 * refuses.
 */
export const useCanChange = (): boolean => useMe()?.member !== 'viewer'
