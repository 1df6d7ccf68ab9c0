/** Where the one-time links of emails lead (docs/behaviour.md, Signing in). */
export const oneTimeLink = (publicUrl: string, mode: 'confirm' | 'reset' | 'claim', token: string) =>
  `${publicUrl}/auth?mode=${mode}&token=${encodeURIComponent(token)}`
