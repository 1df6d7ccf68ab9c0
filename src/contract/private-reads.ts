import { PRIVATE_PARTS } from './endpoint-table.ts'

/** Whether the response of an endpoint differs from person to person. */
export const isPrivate = (address: string): boolean => PRIVATE_PARTS.some((part) => `${address} `.startsWith(part))
