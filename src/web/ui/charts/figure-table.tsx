import styles from './figure-table.module.css'

type FigureTableProps = {
  /** The accessible name. */
  label: string
  /** The heads of the columns, that of the rows' names first. */
  columns: readonly string[]
  rows: readonly { key: string; name: string; cells: readonly string[] }[]
}

/** The figures of a chart as a table, which scrolls within its frame. */
export const FigureTable = ({ label, columns, rows }: FigureTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
  <section className={styles.frame} aria-label={label} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
