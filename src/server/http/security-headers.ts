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
export const pagePolicy = (scripts: string[]) => policyOf({ ...STRICT, 'script-src': scriptSources(scripts) })

/** For a page that others have written: of its inline scripts, as they stand in it, and its own fonts. */
export const foreignPagePolicy = (html: string) =>
  policyOf({ ...STRICT, 'script-src': scriptSources(scriptsIn(html)), 'font-src': "'self' data:" })

const scriptSources = (scripts: string[]) => ["'self'", ...scripts.map(hashOf)].join(' ')
const scriptsIn = (html: string) => [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script!)
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** On every answer. */
export const securityHeaders = ({ publicUrl }: { publicUrl: string }): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})
