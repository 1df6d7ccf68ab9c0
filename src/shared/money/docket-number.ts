/** Returns the number as printed on the docket: "No. 00482". */
export const docketNumber = (serial: number): string => `No. ${String(serial).padStart(5, '0')}`
