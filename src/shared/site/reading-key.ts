/** Tells the key that a visitor's browser gets for what it has sent from the keys in emails. No signature has a dot, so no other key begins like this. */
export const READING_KEY = 'b.'

/** Returns whether a key opens a request to be read only: whoever typed an email address has not shown that it is theirs. */
export const isReadingKey = (key: string | null | undefined): key is string => key?.startsWith(READING_KEY) ?? false
