import { Button } from './button.tsx'

type NextPageProps = {
  /** The list whose pages are read one after the other. */
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  label?: string
  className?: string | undefined
}

/** The button that reads the next page of a list, where there is one. */
export const NextPage = ({ of: { hasNextPage, isFetchingNextPage, fetchNextPage }, label = 'Load more', className }: NextPageProps) =>
  hasNextPage && (
    <Button variant="quiet" busy={isFetchingNextPage} busyLabel="Loading..." className={className} onClick={() => void fetchNextPage()}>
      {label}
    </Button>
  )
