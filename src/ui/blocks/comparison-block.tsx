import { useId } from 'react';
import type { ComparisonBlock } from '#src/domain/page/page-block';
import { RowHead } from '#src/ui/kit/row-head';
import styles from './comparison-block.module.css';

/** On a phone values are one below the other, each with its column's name (spec §2 Content-driven templates). */
export function ComparisonBlockView({ block: { title, text, columns, rows } }: { readonly block: ComparisonBlock }) {
  const id = useId();
  return (
    <section className="container" aria-labelledby={id}>
      <RowHead id={id} title={title} text={text} />
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map((column, index) => (
                <td key={column}>
                  <span className={styles.whose} aria-hidden="true">
                    {column}
                  </span>
                  <span>{values[index]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
