import { Button } from '#web/ui/controls/button.tsx'

type Props = { of: { isFetching: boolean; refetch: () => unknown } }

/** Reads again what does not change in view by itself. */
export const RefreshButton = ({ of: { isFetching, refetch } }: Props) => (
  <Button variant="quiet" icon="arrow-counter-clockwise" busy={isFetching} busyLabel="Refreshing..." onClick={() => void refetch()}>
    Refresh
  </Button>
)
