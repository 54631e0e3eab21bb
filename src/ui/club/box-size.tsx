import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { Section } from '#src/ui/kit/section';
import { customizeMessages } from './customize-messages';
import type { CustomizePresenter } from './customize.presenter';
import styles from './customize.module.css';

const messages = customizeMessages.resize;

/** Offers the other size of the club, and shows its changes while cans are chosen (spec §9 Club sizes). */
export const BoxSize = observer(function BoxSize({ customize }: { readonly customize: CustomizePresenter }) {
  const { pathname } = useLocation();
  const { otherSize, resizing } = customize;
  if (otherSize)
    return (
      <p>
        <Link to={{ pathname, search: `?size=${otherSize}` }}>{messages.to(otherSize)}</Link>
      </p>
    );
  if (!resizing) return null;
  const { title, text, columns, rows, keep } = resizing;
  return (
    <Section title={title} className={`stack gap-3 ${styles.resizing}`}>
      <table>
        <caption className="visually-hidden">{messages.table}</caption>
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
          {rows.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>{after ?? <span className="note">{messages.notYet}</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text}</p>
      <p>
        <Link to={pathname}>{keep}</Link>
      </p>
    </Section>
  );
});
