type StrongTextProps = {
  /** Parts between two pairs of stars are strong: `**2,847** businesses`. */
  text: string
  /** The class of the strong parts. */
  className?: string
}

/** A text with strong parts. A pair of stars without a second one stays as it is. */
export const StrongText = ({ text, className }: StrongTextProps) =>
  text.split(/\*\*(.+?)\*\*/).map((part, at) =>
    at % 2 === 1 ? (
      <b key={at} className={className}>
        {part}
      </b>
    ) : (
      part
    ),
  )
