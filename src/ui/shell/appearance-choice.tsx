import { observer } from 'mobx-react-lite';
import { appearances } from '#src/application/ports/browser/stored-appearance';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { AppearancePresenter } from './appearance.presenter';
import { messages } from './shell-messages';

export const AppearanceChoice = observer(function AppearanceChoice() {
  const appearance = usePresenter(AppearancePresenter);
  return (
    <label className="cluster">
      {messages.appearance}
      <select
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
