import type { Id } from '#contract/endpoint/values.ts'
import { SOCIAL_MEDIA_DASHBOARD } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Figures } from '#web/ui/layout/figures.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { FiguresSkeleton } from '#web/ui/skeletons/figures-skeleton.tsx'
import { ReadBoundary } from './read-boundary.tsx'
import styles from './social-media.module.css'

const PLATFORMS: { name: string; icon: IconName }[] = [
  { name: 'Facebook', icon: 'facebook-logo' },
  { name: 'Instagram', icon: 'instagram-logo' },
  { name: 'Twitter/X', icon: 'x-logo' },
  { name: 'LinkedIn business accounts', icon: 'linkedin-logo' },
]

type SocialMediaProps = { supplierId: Id }

/** Shows what is connected and posted, the supported platforms, and a link to the social media dashboard. */
export const SocialMedia = ({ supplierId }: SocialMediaProps) => (
  <Stack gap={6}>
    <SocialFigures supplierId={supplierId} />
    <Panel title="Supported platforms">
      <Grid as="ul" min={220} gap={3}>
        {PLATFORMS.map(({ name, icon }) => (
          <li key={name} className={styles.platform}>
            <Icon name={icon} className={styles.icon} />
            {name}
          </li>
        ))}
      </Grid>
    </Panel>
    <ButtonLink href={SOCIAL_MEDIA_DASHBOARD} icon="megaphone" style={{ alignSelf: 'start' }}>
      Open the social media dashboard
    </ButtonLink>
  </Stack>
)

const SocialFigures = ({ supplierId }: SocialMediaProps) => (
  <ReadBoundary
    address="GET /api/suppliers/:id/social-overview"
    input={{ id: String(supplierId) }}
    loading={<FiguresSkeleton figures={3} />}
  >
    {({ connectedAccounts, postsThisMonth, isAutoPosting }) => (
      <Figures
        figures={[
          { label: 'Connected accounts', value: connectedAccounts.toLocaleString('en-AU') },
          { label: 'Posts this month', value: postsThisMonth.toLocaleString('en-AU') },
          { label: 'Auto-posting', value: isAutoPosting ? 'ON' : 'OFF' },
        ]}
      />
    )}
  </ReadBoundary>
)
