/** "No. 00482", as printed on the docket. */
export const docketNumber = (serial: number): string => `No. ${String(serial).padStart(5, '0')}`
