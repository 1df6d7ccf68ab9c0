/** Returns the URL of a one-time link (docs/behaviour/accounts.md, Signing in). */
export const oneTimeLink = (publicUrl: string, mode: 'confirm' | 'reset' | 'claim' | 'invitation', token: string) =>
  `${publicUrl}/auth?mode=${mode}&token=${encodeURIComponent(token)}`
