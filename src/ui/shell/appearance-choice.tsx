import { observer } from 'mobx-react-lite';
import { appearances } from '#src/application/ports/browser/stored-appearance';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { AppearancePresenter } from './appearance.presenter';
import { messages } from './shell-messages';

/** The choice takes the place of the button that asked for it, and so its focus. */
function takeFocus(select: HTMLSelectElement | null): void {
  select?.focus();
}

export const AppearanceChoice = observer(function AppearanceChoice() {
  const appearance = usePresenter(AppearancePresenter);
  return (
    <label className="cluster">
      {messages.appearance}
      <select
        ref={takeFocus}
        value={appearance.chosen ?? ''}
        onChange={({ target }) => appearance.choose(appearances.find((one) => one === target.value))}
      >
        <option value="">{messages.appearances.system}</option>
        {appearances.map((one) => (
          <option key={one} value={one}>
            {messages.appearances[one]}
          </option>
        ))}
      </select>
    </label>
  );
});

export { AppearanceChoice as View };
