import type { SocialPlatform } from '#contract/options.ts'
import type { IconName } from '#web/ui/graphics/icon-names.ts'

export const PLATFORM_ICONS: Record<SocialPlatform, IconName> = {
  facebook: 'facebook-logo',
  instagram: 'instagram-logo',
  twitter: 'x-logo',
  linkedin: 'linkedin-logo',
  tiktok: 'tiktok-logo',
}
