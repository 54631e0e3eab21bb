import type { ReactElement } from 'react';
import { LineItemList, LineItemRow } from '#src/ui/cart/shared/line-item-row';
import { Prose } from '#src/ui/content/shared/prose-blocks';
import { SiteFooter } from '#src/ui/frame/site-footer';
import { HeaderButton, HeaderLink, SiteHeader, SkipLink } from '#src/ui/frame/site-header';
import { Badge } from '#src/ui/kit/badge';
import { Breadcrumbs } from '#src/ui/kit/breadcrumbs';
import { Button, LinkButton } from '#src/ui/kit/button';
import { CheckboxField } from '#src/ui/kit/checkbox-field';
import { Chip } from '#src/ui/kit/chip';
import { Dialog } from '#src/ui/kit/dialog';
import { Disclosure } from '#src/ui/kit/disclosure';
import { EmptyState } from '#src/ui/kit/empty-state';
import { ErrorState } from '#src/ui/kit/error-state';
import { Field } from '#src/ui/kit/field';
import { Notice } from '#src/ui/kit/notice';
import { Picture } from '#src/ui/kit/picture';
import { Price } from '#src/ui/kit/price';
import { ProgressBar } from '#src/ui/kit/progress-bar';
import { QuantityStepper } from '#src/ui/kit/quantity-stepper';
import { RadioCards } from '#src/ui/kit/radio-cards';
import { SelectField } from '#src/ui/kit/select-field';
import { Skeleton, SkeletonBlock, SkeletonLine, SkeletonRow, SkeletonText } from '#src/ui/kit/skeleton';
import { StarRating } from '#src/ui/kit/star-rating';
import { StepList } from '#src/ui/kit/step-list';
import { SummaryList } from '#src/ui/kit/summary-list';
import { CodeChip } from '#src/ui/promo-code/shared/code-chip';
import { ProductCard, ProductGrid } from '#src/ui/shelf/product-card';

const nothing = () => {};
const image = { src: '/can.svg', width: 800, height: 1000 };
const tint = { ground: 'rgb(240 220 200)', mark: 'rgb(120 40 20)' };
const links = [
  { to: '/shop', label: 'Shop' },
  { to: '/about', label: 'About' },
];
const field = { label: 'Zip code', name: 'zip', value: '', onChange: nothing };
const stepper = {
  label: 'Quantity of Red',
  decreaseLabel: 'One Red less',
  increaseLabel: 'One Red more',
  value: 2,
  onChange: nothing,
};
const rates = [
  { value: 'ground', label: 'Ground', detail: 'Five days', aside: 'Free' },
  { value: 'air', label: 'Air', aside: '$18.00', disabled: true },
];
const rows = [
  { id: 'subtotal', label: 'Subtotal', amount: '$16.00' },
  { id: 'club', label: 'Club', amount: '−$1.60', saving: true },
];
const dialog = {
  onClose: nothing,
  title: 'Your cart',
  closeLabel: 'Close',
  footer: <Button>Check out</Button>,
  children: <p>Two cans.</p>,
};

/** Every component in each of its states, by name. */
export const specimens: Readonly<Record<string, ReactElement>> = {
  badge: (
    <p>
      <Badge>New</Badge>
      <Badge tone="pop">New</Badge>
      <Badge tone="vine">Club</Badge>
      <Badge tone="ink">Last</Badge>
    </p>
  ),
  breadcrumbs: <Breadcrumbs label="You are here" items={[{ label: 'Home', to: '/' }, { label: 'Red' }]} />,
  buttons: (
    <>
      <Button>Add</Button>
      <Button variant="secondary" small>
        Edit
      </Button>
      <Button variant="quiet">Skip</Button>
      <Button variant="danger" wide>
        Cancel
      </Button>
    </>
  ),
  'button, busy': (
    <Button busy busyLabel="Working">
      Add
    </Button>
  ),
  'button, disabled': <Button disabled>Sold out</Button>,
  'link button': (
    <LinkButton to="/shop" variant="secondary">
      Shop
    </LinkButton>
  ),
  'checkbox field': <CheckboxField label="I am 21 or over" name="age" checked onChange={nothing} />,
  'checkbox field, wrong': (
    <CheckboxField
      label="I am 21"
      name="age"
      checked={false}
      onChange={nothing}
      required
      hint="An adult signs."
      error="Please confirm."
    />
  ),
  chips: (
    <>
      <Chip to="/red" on count={9}>
        Red
      </Chip>
      <Chip to="/white" on={false}>
        White
      </Chip>
      <Chip on onPress={nothing}>
        Organic
      </Chip>
    </>
  ),
  'code chip': <CodeChip code="SUNNY10" detail="−$1.60" onRemove={nothing} removeLabel="Remove code SUNNY10" />,
  'code chip, busy': <CodeChip code="SUNNY10" onRemove={nothing} removeLabel="Remove code SUNNY10" busy />,
  'dialog, closed': <Dialog {...dialog} open={false} />,
  'dialog, open': <Dialog {...dialog} open />,
  'dialog, question at the side': <Dialog {...dialog} open role="alertdialog" placement="side" />,
  disclosure: <Disclosure summary="Where do you ship?">Most states.</Disclosure>,
  'disclosure, open': (
    <Disclosure summary="Where do you ship?" open name="faq">
      Most states.
    </Disclosure>
  ),
  'empty state': <EmptyState title="Nothing here" text="Start here." action="Shop" to="/shop" />,
  'error state': (
    <ErrorState title="That failed" text="Sorry." onRetry={nothing} action={<LinkButton to="/">Home</LinkButton>} />
  ),
  'error state, retrying': <ErrorState title="That failed" onRetry={nothing} retrying />,
  field: (
    <Field {...field} autoComplete="postal-code" inputMode="numeric" optionalLabel="optional" hint="Five digits" />
  ),
  'field, wrong': <Field {...field} required hint="Five digits" error="Too short" action={<Button>Apply</Button>} />,
  'text area': <Field {...field} label="Gift message" rows={4} placeholder="Say something nice" />,
  'line items': (
    <LineItemList label="Your cart">
      <LineItemRow
        picture={<Picture {...image} alt="" />}
        tint={tint}
        name="Red"
        details="Single can"
        stepper={<QuantityStepper {...stepper} />}
        amounts="$16.00"
        remove={<Button variant="quiet">Remove Red</Button>}
        notice={<Notice still text="Two left." />}
      />
      <LineItemRow picture={<Picture {...image} alt="" />} name="White" pending />
    </LineItemList>
  ),
  notices: (
    <>
      <Notice title="Good to know" text="An adult signs." />
      <Notice tone="success" text="Done." />
      <Notice tone="warning" still text="Careful." />
    </>
  ),
  'notice, error': (
    <Notice
      tone="error"
      title="Declined"
      action={<Button variant="quiet">Try again</Button>}
      text="Nothing was charged."
    />
  ),
  picture: (
    <>
      <Picture {...image} alt="A can on a hill" eager />
      <Picture {...image} alt="" />
    </>
  ),
  prices: (
    <>
      <Price amount="$8.00" unit="per can" large />
      <Price amount="$7.20" label="Now" struck={{ amount: '$8.00', label: 'Before' }} reason="member price" />
    </>
  ),
  products: (
    <ProductGrid label="Wines">
      <ProductCard
        to="/products/red"
        name="Red"
        tagline="Good manners"
        image={image}
        tint={tint}
        eager
        price={<Price amount="$8.00" />}
        badge={<Badge tone="pop">New</Badge>}
        rating={<StarRating score={4.6}>4.6 of 5</StarRating>}
        traits={['Dry', 'Picnic']}
        action={<Button>Add Red</Button>}
      />
      <ProductCard to="/products/white" name="White" image={image} />
    </ProductGrid>
  ),
  'products, about to change': (
    <ProductGrid label="Wines" busy>
      <ProductCard to="/products/white" name="White" image={image} />
    </ProductGrid>
  ),
  'progress bar': (
    <ProgressBar value={8} max={12}>
      4 cans to free delivery
    </ProgressBar>
  ),
  prose: (
    <Prose
      blocks={[
        { kind: 'heading', level: 2, id: 'grower', spans: [{ kind: 'text', text: 'The grower' }] },
        { kind: 'paragraph', spans: [{ kind: 'text', text: 'By hand.' }] },
        { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'No sprays' }]] },
      ]}
    />
  ),
  'quantity stepper': <QuantityStepper {...stepper} />,
  'quantity stepper, pending': <QuantityStepper {...stepper} value={12} max={12} pending />,
  'quantity stepper, disabled': <QuantityStepper {...stepper} disabled />,
  'radio cards': <RadioCards legend="Delivery" name="rate" value="ground" onChange={nothing} options={rates} />,
  'radio cards, wrong': (
    <RadioCards
      legend="Delivery"
      legendHidden
      name="rate"
      value={undefined}
      onChange={nothing}
      options={rates}
      error="Please choose."
      hint="Prices include tax."
    />
  ),
  'select field': (
    <SelectField
      label="State"
      name="state"
      value=""
      onChange={nothing}
      placeholder="Choose"
      required
      options={[{ value: 'CA', label: 'California' }]}
    />
  ),
  'select field, wrong': (
    <SelectField
      label="State"
      name="state"
      value="CA"
      onChange={nothing}
      error="We cannot ship there."
      options={[{ value: 'CA', label: 'California' }]}
    />
  ),
  'site header': (
    <SiteHeader
      brand="The brand"
      homeTo="/"
      links={links}
      navLabel="Main"
      menuLabel="Menu"
      strip="Free delivery"
      menuExtra={<a href="/login">Sign in</a>}
      shipsTo={<button type="button">Ships to California</button>}
      search={<HeaderLink icon="search" label="Search" to="/search/" />}
      account={<HeaderLink icon="user" label="Account" to="/account" />}
      cart={<HeaderButton icon="bag" label="Cart, 120 cans" count={120} onClick={nothing} />}
    />
  ),
  'site footer': (
    <SiteFooter
      brand="The brand"
      lead={<p>In a can.</p>}
      navLabel="Footer"
      groups={[{ title: 'Shop', links }]}
      smallPrint={<p>21 and over.</p>}
    >
      <form>
        <Field {...field} label="Email" type="email" autoComplete="email" />
      </form>
    </SiteFooter>
  ),
  skeletons: (
    <Skeleton label="Loading">
      <SkeletonLine />
      <SkeletonText />
      <SkeletonBlock />
      <SkeletonRow />
    </Skeleton>
  ),
  'skip link': (
    <>
      <SkipLink targetId="content" label="Skip to content" />
      <main id="content" tabIndex={-1}>
        Content
      </main>
    </>
  ),
  'star rating': (
    <>
      <StarRating score={4.6}>4.6 of 5</StarRating>
      <StarRating score={9} textHidden>
        5 of 5
      </StarRating>
    </>
  ),
  'step list': (
    <StepList
      label="Checkout"
      doneLabel="done"
      steps={[
        { id: 'address', label: 'Address', status: 'done', to: '/address' },
        { id: 'delivery', label: 'Delivery', status: 'current' },
        { id: 'payment', label: 'Payment', status: 'ahead' },
      ]}
    />
  ),
  'summary list': <SummaryList rows={rows} total={{ label: 'Total', amount: '$14.40', note: 'USD' }} />,
  'summary list, pending': (
    <SummaryList rows={rows} total={{ label: 'Total', amount: '$14.40' }} pending pendingLabel="updating" />
  ),
};
