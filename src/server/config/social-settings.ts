import { matching, origin, text } from './settings.ts'
import type { ProgramKeys } from '#server/ports/publisher/platforms/live-platforms.ts'

/** The programs that are registered at platforms; Instagram goes through Facebook's. */
const PROGRAMS = ['facebook', 'twitter', 'linkedin', 'tiktok'] as const
type Program = (typeof PROGRAMS)[number]

/** What a client id never has: the secret is beside it, and whoever swaps the two shows the secret to everyone. */
const clientId = matching(/^[\w.:=-]{4,100}$/, 'is not the id of a client: the platform shows it beside the secret.')

export const socialVariables = {
  FACEBOOK_CLIENT_ID: matching(/^\d{5,30}$/, 'is not the id of an app: at Meta that has digits only.'),
  FACEBOOK_CLIENT_SECRET: text,
  FACEBOOK_API_BASE: origin('https://graph.facebook.com'),
  X_CLIENT_ID: clientId,
  X_CLIENT_SECRET: text,
  X_API_BASE: origin('https://api.x.com'),
  LINKEDIN_CLIENT_ID: clientId,
  LINKEDIN_CLIENT_SECRET: text,
  LINKEDIN_API_BASE: origin('https://api.linkedin.com'),
  TIKTOK_CLIENT_ID: clientId,
  TIKTOK_CLIENT_SECRET: text,
  TIKTOK_API_BASE: origin('https://open.tiktokapis.com'),
}
type Given = Partial<Record<keyof typeof socialVariables, string | undefined>>

/** The names that go together, and what they are for. */
export const SOCIAL_PAIRS = [
  { names: ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'], why: 'suppliers post to Facebook and Instagram' },
  { names: ['X_CLIENT_ID', 'X_CLIENT_SECRET'], why: 'suppliers post to X' },
  { names: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'], why: 'suppliers post to LinkedIn' },
  { names: ['TIKTOK_CLIENT_ID', 'TIKTOK_CLIENT_SECRET'], why: 'suppliers post to TikTok' },
] as const

export const SOCIAL_EXPOSURE = {
  FACEBOOK_CLIENT_ID: 'text',
  FACEBOOK_CLIENT_SECRET: 'secret',
  FACEBOOK_API_BASE: 'text',
  X_CLIENT_ID: 'text',
  X_CLIENT_SECRET: 'secret',
  X_API_BASE: 'text',
  LINKEDIN_CLIENT_ID: 'text',
  LINKEDIN_CLIENT_SECRET: 'secret',
  LINKEDIN_API_BASE: 'text',
  TIKTOK_CLIENT_ID: 'text',
  TIKTOK_CLIENT_SECRET: 'secret',
  TIKTOK_API_BASE: 'text',
} as const

const PREFIXES = { facebook: 'FACEBOOK', twitter: 'X', linkedin: 'LINKEDIN', tiktok: 'TIKTOK' } as const satisfies Record<Program, string>

/** Returns the keys of each platform that has both; the schema rejects one without the other. */
export function socialKeysOf(given: Given): ProgramKeys {
  const keys: ProgramKeys = {}
  for (const program of PROGRAMS) {
    const prefix = PREFIXES[program]
    const [id, secret] = [given[`${prefix}_CLIENT_ID`], given[`${prefix}_CLIENT_SECRET`]]
    if (id && secret) keys[program] = { clientId: id, clientSecret: secret, base: given[`${prefix}_API_BASE`] ?? null }
  }
  return keys
}
