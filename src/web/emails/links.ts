/** Where the one-time links of emails lead (contract §3). */
export const oneTimeLink = (publicUrl: string, mode: 'confirm' | 'reset' | 'claim', token: string) =>
  `${publicUrl}/auth?mode=${mode}&token=${encodeURIComponent(token)}`
