import type { Article } from '../content/article';
import type { ArticlePathOf } from '../content/articleLinks';
import type { SpecialtyKey } from '../domain/facts';

export type LoadArticle = () => Promise<{ readonly article: Article }>;

/**
 * One chunk for each article, named after its path: no visitor downloads the others. Their short names are in
 * content/articleLinks.ts, which only the pages that show them download.
 */
export const ARTICLES: { readonly [Key in SpecialtyKey]: Readonly<Record<ArticlePathOf<Key>, LoadArticle>> } =
  {
    cardiology: {
      '/ecocardiografie': () =>
        import(
          /* webpackChunkName: "article-ecocardiografie" */ '../content/articles/cardiology/ecocardiografie'
        ),
      '/ecografie-doppler-vasculara': () =>
        import(
          /* webpackChunkName: "article-ecografie-doppler-vasculara" */ '../content/articles/cardiology/ecografie-doppler-vasculara'
        ),
      '/testare-de-efort': () =>
        import(
          /* webpackChunkName: "article-testare-de-efort" */ '../content/articles/cardiology/testare-de-efort'
        ),
      '/monitorizare-holter-ekg': () =>
        import(
          /* webpackChunkName: "article-monitorizare-holter-ekg" */ '../content/articles/cardiology/monitorizare-holter-ekg'
        ),
      '/monitorizare-ambulatorie-a-tensiunii-arteriale': () =>
        import(
          /* webpackChunkName: "article-monitorizare-ambulatorie-a-tensiunii-arteriale" */ '../content/articles/cardiology/monitorizare-ambulatorie-a-tensiunii-arteriale'
        ),
      '/testare-stimulatoare-cardiace': () =>
        import(
          /* webpackChunkName: "article-testare-stimulatoare-cardiace" */ '../content/articles/cardiology/testare-stimulatoare-cardiace'
        ),
    },
    rheumatology: {
      '/consultatii-boli-rare-autoimune': () =>
        import(
          /* webpackChunkName: "article-consultatii-boli-rare-autoimune" */ '../content/articles/rheumatology/consultatii-boli-rare-autoimune'
        ),
      '/consultatii-boli-reumatice-comune': () =>
        import(
          /* webpackChunkName: "article-consultatii-boli-reumatice-comune" */ '../content/articles/rheumatology/consultatii-boli-reumatice-comune'
        ),
      '/infiltratii-intraarticulare': () =>
        import(
          /* webpackChunkName: "article-infiltratii-intraarticulare" */ '../content/articles/rheumatology/infiltratii-intraarticulare'
        ),
      '/artrite': () =>
        import(/* webpackChunkName: "article-artrite" */ '../content/articles/rheumatology/artrite'),
      '/sarcina': () =>
        import(/* webpackChunkName: "article-sarcina" */ '../content/articles/rheumatology/sarcina'),
    },
    hematology: {
      '/administrare-fier-intravenos': () =>
        import(
          /* webpackChunkName: "article-administrare-fier-intravenos" */ '../content/articles/hematology/administrare-fier-intravenos'
        ),
      '/administrare-tratamente-hematologice': () =>
        import(
          /* webpackChunkName: "article-administrare-tratamente-hematologice" */ '../content/articles/hematology/administrare-tratamente-hematologice'
        ),
      '/analize-de-specialitate': () =>
        import(
          /* webpackChunkName: "article-analize-de-specialitate" */ '../content/articles/hematology/analize-de-specialitate'
        ),
      '/consultatii-hemopatii-maligne': () =>
        import(
          /* webpackChunkName: "article-consultatii-hemopatii-maligne" */ '../content/articles/hematology/consultatii-hemopatii-maligne'
        ),
      '/diagnostic-anemii': () =>
        import(
          /* webpackChunkName: "article-diagnostic-anemii" */ '../content/articles/hematology/diagnostic-anemii'
        ),
      '/medulograme': () =>
        import(/* webpackChunkName: "article-medulograme" */ '../content/articles/hematology/medulograme'),
      '/second-opinion-hematologii-maligne': () =>
        import(
          /* webpackChunkName: "article-second-opinion-hematologii-maligne" */ '../content/articles/hematology/second-opinion-hematologii-maligne'
        ),
      '/tratament-anemii': () =>
        import(
          /* webpackChunkName: "article-tratament-anemii" */ '../content/articles/hematology/tratament-anemii'
        ),
      '/consultatii-trombofilie': () =>
        import(
          /* webpackChunkName: "article-consultatii-trombofilie" */ '../content/articles/hematology/consultatii-trombofilie'
        ),
    },
    genetics: {},
  };
