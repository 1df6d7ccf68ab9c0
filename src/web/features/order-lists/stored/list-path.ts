import { ORDER_LISTS } from '#web/paths.ts'

/** Returns the path of one list of an account. */
export const orderListPath = (id: string) => `${ORDER_LISTS}/${encodeURIComponent(id)}`
