import { PRIVATE_PARTS } from './endpoint-table.ts'

/** Returns whether the response of an endpoint differs from person to person. */
export const isPrivate = (address: string): boolean => PRIVATE_PARTS.some((part) => `${address} `.startsWith(part))
