import { observer } from 'mobx-react-lite';
import { Button, QuietButton } from '#src/ui/kit/button';
import { Chip } from '#src/ui/kit/chip';
import { Icon } from '#src/ui/kit/icon';
import { UndoNotice } from '#src/ui/kit/live-notice';
import { usePrinting } from '#src/ui/kit/use-printing';
import type { AddressListPresenter, AddressRow } from './address-list.presenter';
import { groupOrderMessages } from './group-order-messages';
import styles from './group-addresses.module.css';

const { goes: messages } = groupOrderMessages;

interface ListProps {
  readonly list: AddressListPresenter;
}

export const AddressList = observer(function AddressList({ list }: ListProps) {
  const { rows, count, wrongCount, moreCount, removedCount } = list;
  usePrinting((isPrinted) => list.print(isPrinted));
  return (
    <>
      <UndoNotice removed={removedCount > 0 ? messages.removed(removedCount) : undefined} onUndo={() => list.undo()} />
      {count === 0 ? (
        <p className="note">{messages.empty}</p>
      ) : (
        <>
          <div className="cluster gap-4 row-gap-2 between">
            {wrongCount > 0 ? (
              <div className="cluster row-gap-2">
                <Chip on={!list.isOnlyWrong} count={count} onPress={() => list.showOnlyWrong(false)}>
                  {messages.all}
                </Chip>
                <Chip on={list.isOnlyWrong} count={wrongCount} onPress={() => list.showOnlyWrong(true)}>
                  {messages.wrong}
                </Chip>
              </div>
            ) : (
              <p className={styles.count}>{messages.count(count)}</p>
            )}
            <QuietButton onClick={() => list.removeAll()}>{messages.removeAll}</QuietButton>
          </div>
          <ul className={styles.list} role="list" aria-label={messages.list}>
            {rows.map((row) => (
              <Entry key={row.address.id} list={list} row={row} />
            ))}
          </ul>
          {moreCount > 0 && (
            <div>
              <Button variant="secondary" onClick={() => list.showMore()}>
                {messages.more(moreCount)}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
});

const Entry = observer(function Entry({ list, row }: ListProps & { readonly row: AddressRow }) {
  const { address, name, lines, items, problems } = row;
  return (
    <li className={`cluster gap-4 row-gap-1 between ${styles.entry}`}>
      <div className={styles.words} dir="auto">
        <p className={styles.name}>
          <span>{name}</span>
          {row.row !== undefined && <span className={styles.row}>{` ${row.row}`}</span>}
        </p>
        <p>{lines}</p>
        <p className="note">{items}</p>
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            <Icon name="alert" size={16} />
            <span>{problem}</span>
          </p>
        ))}
      </div>
      <div className="cluster row-gap-2">
        <QuietButton aria-label={messages.named(messages.edit, name)} onClick={() => list.open(address)}>
          {messages.edit}
        </QuietButton>
        <QuietButton aria-label={messages.named(messages.remove, name)} onClick={() => list.remove(address)}>
          {messages.remove}
        </QuietButton>
      </div>
    </li>
  );
});
