import { SOCIAL_PLATFORMS, type SocialPlatform } from '#contract/social/social-options.ts'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'

const ICONS: Record<SocialPlatform, IconName> = {
  facebook: 'facebook-logo',
  instagram: 'instagram-logo',
  twitter: 'x-logo',
  linkedin: 'linkedin-logo',
  tiktok: 'tiktok-logo',
}

type PlatformIconProps = {
  platform: SocialPlatform
  /** Says the platform's name to screen readers, where no text beside it does. */
  named?: boolean
  className?: string
}

/** The sign of a platform, in the colour of the text. */
export const PlatformIcon = ({ platform, named, className }: PlatformIconProps) => (
  <Icon name={ICONS[platform]} label={named ? SOCIAL_PLATFORMS[platform] : undefined} className={className} />
)
