import type { Block, TemplateOnPage } from '#contract/resources/resources.ts'
import styles from './blocks.module.css'

type DocumentBlock = NonNullable<TemplateOnPage['body']>[number]

/** A running text: paragraphs, lists, steps, tables and notes. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={styles.text}>
    {blocks.map((block, at) => (
      <OneBlock key={at} block={block} />
    ))}
  </div>
)

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block) return <Items as="ul" items={block.list} />
  if ('steps' in block) return <Items as="ol" items={block.steps} />
  if ('table' in block) return <Table {...block.table} />
  return <p className={styles.note}>{block.note}</p>
}

const Items = ({ as: List, items }: { as: 'ul' | 'ol'; items: readonly string[] }) => (
  <List>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </List>
)

type TableProps = {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** The heading that tells apart tables with the same columns. */
  under?: string | undefined
}

const Table = ({ columns, rows, under }: TableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
  <section aria-label={[...(under ? [under] : []), ...columns].join(', ')} tabIndex={0} className={styles.scroll}>
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
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, at) =>
              at === 0 ? (
                <th key={at} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={at}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

/** A text document to fill in, as it is before anybody has. */
export const DocumentBlocks = ({ blocks }: { blocks: readonly DocumentBlock[] }) => (
  <div className={styles.text}>
    {blocks.map((block, at) => (
      <OneDocumentBlock key={at} block={block} under={headingBefore(blocks, at)} />
    ))}
  </div>
)

/** Returns the heading under which a block of a document stands. */
const headingBefore = (blocks: readonly DocumentBlock[], at: number): string | undefined =>
  blocks
    .slice(0, at)
    .flatMap((block) => (typeof block === 'object' && 'heading' in block ? [block.heading] : []))
    .at(-1)

function OneDocumentBlock({ block, under }: { block: DocumentBlock; under: string | undefined }) {
  if (typeof block === 'string') return <OneBlock block={block} />
  if ('heading' in block) return <p className={styles.heading}>{block.heading}</p>
  if ('fields' in block) return <Items as="ul" items={block.fields} />
  if ('signatures' in block) return <Items as="ul" items={block.signatures} />
  if ('blanks' in block) return <p>{block.blanks.columns.join(' | ')}</p>
  if ('table' in block) return <Table {...block.table} under={under} />
  return <OneBlock block={block} />
}
