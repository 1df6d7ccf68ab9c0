import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

/** As tall as the window, so that the footer does not move when the settings are loaded. */
export const SettingsSkeleton = () => (
  <Stack gap={8}>
    <p className="visually-hidden">Loading</p>
    {[0, 1, 2, 3].map((place) => (
      <Skeleton key={place} height="140px" />
    ))}
  </Stack>
)
