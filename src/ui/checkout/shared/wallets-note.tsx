import { usePresenter } from '#src/ui/kit/use-presenter';
import { WalletsNotePresenter } from './wallets-note.presenter';

export function WalletsNote() {
  const { text } = usePresenter(WalletsNotePresenter);
  return text === undefined ? null : <p className="note">{text}</p>;
}
