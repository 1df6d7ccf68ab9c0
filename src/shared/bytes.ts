/** The bytes in one MiB. */
export const MIB = 1024 * 1024
