import { createHash } from 'node:crypto'
import type { PageSources } from '#contract/endpoint/rendering.ts'

const policyOf = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')

const STRICT: Record<string, string> = {
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

/**
 * Returns the policy of a page: only these inline scripts run, and nothing is loaded from other origins except the page's declared sources.
 */
export function pagePolicy(scripts: string[], sources: PageSources = {}): string {
  const policy: Record<string, string> = { ...STRICT, 'script-src': scriptSources(scripts) }
  for (const [directive, origins] of Object.entries(sources))
    policy[directive] = [policy[directive] ?? STRICT['default-src'], ...origins].join(' ')
  return policyOf(policy)
}

/** Returns the policy of a page by third-party code: allows the inline scripts that it contains, and embedded fonts. */
export const foreignPagePolicy = (html: string) =>
  policyOf({ ...STRICT, 'script-src': scriptSources(scriptsIn(html)), 'font-src': "'self' data:" })

const scriptSources = (scripts: string[]) => ["'self'", ...scripts.map(hashOf)].join(' ')
const scriptsIn = (html: string) => [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script)
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const NO_PAGE = policyOf({ 'object-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" })

/** Returns the headers of every response. */
export const securityHeaders = ({ publicUrl }: { publicUrl: string }): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Pages and files have a policy of their own. What is no page is shown in no frame either.
  'content-security-policy': NO_PAGE,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})
