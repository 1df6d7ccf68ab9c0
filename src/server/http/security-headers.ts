import { createHash } from 'node:crypto'

const policyOf = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')

const STRICT = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
}

/** For a page: of inline scripts only these run. */
export const pagePolicy = (scripts: string[]) => policyOf({ ...STRICT, 'script-src': ["'self'", ...scripts.map(hashOf)].join(' ') })

/** For the page that reads the API document: its viewer styles and scripts itself from one file. */
export const docsPolicy = policyOf({ ...STRICT, 'script-src': "'self' 'unsafe-inline'", 'font-src': "'self' data:" })

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** On every answer. */
export const securityHeaders = ({ publicUrl }: { publicUrl: string }): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})
