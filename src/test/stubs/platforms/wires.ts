import type { SocialPlatform } from '#contract/social/social-options.ts'
import type { Wire } from './wire.ts'
import { facebookWire, instagramWire } from './graph.ts'
import { linkedinWire } from './linkedin.ts'
import { tiktokWire } from './tiktok.ts'
import { xWire } from './x.ts'

export const WIRES: Record<SocialPlatform, Wire> = {
  facebook: facebookWire,
  instagram: instagramWire,
  twitter: xWire,
  linkedin: linkedinWire,
  tiktok: tiktokWire,
}
