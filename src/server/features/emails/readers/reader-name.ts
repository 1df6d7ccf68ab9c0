/** Returns how an email to an account's own address may name the account: null until the address is confirmed (`AccountOfReader`). */
export const nameForReader = ({ username, emailConfirmed }: { username: string; emailConfirmed: boolean }): string | null =>
  emailConfirmed ? username : null
