import { ENDPOINT_TABLE } from './endpoint-table.ts'

/** Whether the response of an endpoint differs from person to person. */
export const isPrivate = (address: string): boolean => ENDPOINT_TABLE.privateParts.some((part) => `${address} `.startsWith(part))
