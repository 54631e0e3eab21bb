import type { Download, DownloadsContent } from '#src/domain/trade/trade-content';
import { Prose } from '#src/ui/content/shared/prose-blocks';
import { PageTitle } from '#src/ui/kit/page-title';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage, type PageProps } from '#src/ui/shell/page-route';
import { useSite } from '#src/ui/shell/site-identity';
import { priceListFilePath, tradeMessages as messages } from '#src/ui/trade/shared/trade-messages';
import styles from './downloads.module.css';

/** Includes files that editors add (spec §2 trade, materials). */
export function Downloads({ content }: PageProps<DownloadsContent>) {
  const { site } = useSite();
  return (
    <div className="container stack gap-8 page">
      <PageTitle title={content.title}>{content.description}</PageTitle>
      <Prose blocks={content.body} />
      <section aria-labelledby="files">
        <h2 id="files">{messages.files}</h2>
        <ul className={`grid gap-8 row-gap-6 ${styles.list}`} role="list">
          <li className={`stack gap-2 ${styles.file}`}>
            <h3 className={styles.title}>{messages.priceList}</h3>
            <p>{messages.priceListText}</p>
            <a className={styles.link} href={site.prefix + priceListFilePath} download>
              {messages.downloadPrices}
            </a>
          </li>
          {content.files.map((file) => (
            <li key={file.url} className={`stack gap-2 ${styles.file}`}>
              <File file={file} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function File({ file }: { readonly file: Download }) {
  return (
    <>
      <h3 className={styles.title}>{file.title}</h3>
      <p>{file.description}</p>
      <a className={styles.link} href={file.url} download>
        {messages.download(file.title)}
      </a>
      <span className="note">{messages.fileSize(file.format, file.size)}</span>
    </>
  );
}

export const page = definePage<DownloadsContent>({ View: Downloads, head: contentHead });
