/** Returns how an email names the reader's account; without a name where the reader may not have chosen it. */
export const accountName = (username: string | null) => (username === null ? 'an account with this address' : `the account ${username}`)
