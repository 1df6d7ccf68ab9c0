/**
 * Returns the one form of a password that keyboards may send in several: the profile OpaqueString of RFC 8265, composed letters and ordinary
 * blanks. The "é" of one system is another sequence of characters than that of the next.
 */
export const passwordForm = (password: string): string => password.replace(/\p{Zs}/gu, ' ').normalize('NFC')
