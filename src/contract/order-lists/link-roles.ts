/** Who a link to an order list is for: one that may also change the list, or one that only sees it, without prices paid. */
export const LINK_ROLES = ['editor', 'viewer'] as const
export type LinkRole = (typeof LINK_ROLES)[number]
