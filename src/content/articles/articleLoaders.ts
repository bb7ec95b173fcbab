import type { Article } from '../article';
import type { ArticlePath } from '../articleLinks';

/** A chunk of its own for each article, so that nobody downloads the other nineteen. */
export const articleLoaders: Record<ArticlePath, () => Promise<Article>> = {
  '/ecocardiografie': () =>
    import(/* webpackChunkName: "article-ecocardiografie" */ './cardiology/ecocardiografie').then(
      (m) => m.ecocardiografie,
    ),
  '/ecografie-doppler-vasculara': () =>
    import(
      /* webpackChunkName: "article-ecografie-doppler-vasculara" */ './cardiology/ecografieDopplerVasculara'
    ).then((m) => m.ecografieDopplerVasculara),
  '/testare-de-efort': () =>
    import(/* webpackChunkName: "article-testare-de-efort" */ './cardiology/testareDeEfort').then(
      (m) => m.testareDeEfort,
    ),
  '/monitorizare-holter-ekg': () =>
    import(
      /* webpackChunkName: "article-monitorizare-holter-ekg" */ './cardiology/monitorizareHolterEkg'
    ).then((m) => m.monitorizareHolterEkg),
  '/monitorizare-ambulatorie-a-tensiunii-arteriale': () =>
    import(
      /* webpackChunkName: "article-monitorizare-ambulatorie-a-tensiunii-arteriale" */ './cardiology/monitorizareAmbulatorieATensiuniiArteriale'
    ).then((m) => m.monitorizareAmbulatorieATensiuniiArteriale),
  '/testare-stimulatoare-cardiace': () =>
    import(
      /* webpackChunkName: "article-testare-stimulatoare-cardiace" */ './cardiology/testareStimulatoareCardiace'
    ).then((m) => m.testareStimulatoareCardiace),
  '/consultatii-boli-rare-autoimune': () =>
    import(
      /* webpackChunkName: "article-consultatii-boli-rare-autoimune" */ './rheumatology/consultatiiBoliRareAutoimune'
    ).then((m) => m.consultatiiBoliRareAutoimune),
  '/consultatii-boli-reumatice-comune': () =>
    import(
      /* webpackChunkName: "article-consultatii-boli-reumatice-comune" */ './rheumatology/consultatiiBoliReumaticeComune'
    ).then((m) => m.consultatiiBoliReumaticeComune),
  '/infiltratii-intraarticulare': () =>
    import(
      /* webpackChunkName: "article-infiltratii-intraarticulare" */ './rheumatology/infiltratiiIntraarticulare'
    ).then((m) => m.infiltratiiIntraarticulare),
  '/artrite': () =>
    import(/* webpackChunkName: "article-artrite" */ './rheumatology/artrite').then((m) => m.artrite),
  '/sarcina': () =>
    import(/* webpackChunkName: "article-sarcina" */ './rheumatology/sarcina').then((m) => m.sarcina),
  '/administrare-fier-intravenos': () =>
    import(
      /* webpackChunkName: "article-administrare-fier-intravenos" */ './hematology/administrareFierIntravenos'
    ).then((m) => m.administrareFierIntravenos),
  '/administrare-tratamente-hematologice': () =>
    import(
      /* webpackChunkName: "article-administrare-tratamente-hematologice" */ './hematology/administrareTratamenteHematologice'
    ).then((m) => m.administrareTratamenteHematologice),
  '/analize-de-specialitate': () =>
    import(
      /* webpackChunkName: "article-analize-de-specialitate" */ './hematology/analizeDeSpecialitate'
    ).then((m) => m.analizeDeSpecialitate),
  '/consultatii-hemopatii-maligne': () =>
    import(
      /* webpackChunkName: "article-consultatii-hemopatii-maligne" */ './hematology/consultatiiHemopatiiMaligne'
    ).then((m) => m.consultatiiHemopatiiMaligne),
  '/diagnostic-anemii': () =>
    import(/* webpackChunkName: "article-diagnostic-anemii" */ './hematology/diagnosticAnemii').then(
      (m) => m.diagnosticAnemii,
    ),
  '/medulograme': () =>
    import(/* webpackChunkName: "article-medulograme" */ './hematology/medulograme').then(
      (m) => m.medulograme,
    ),
  '/second-opinion-hematologii-maligne': () =>
    import(
      /* webpackChunkName: "article-second-opinion-hematologii-maligne" */ './hematology/secondOpinionHematologiiMaligne'
    ).then((m) => m.secondOpinionHematologiiMaligne),
  '/tratament-anemii': () =>
    import(/* webpackChunkName: "article-tratament-anemii" */ './hematology/tratamentAnemii').then(
      (m) => m.tratamentAnemii,
    ),
  '/consultatii-trombofilie': () =>
    import(
      /* webpackChunkName: "article-consultatii-trombofilie" */ './hematology/consultatiiTrombofilie'
    ).then((m) => m.consultatiiTrombofilie),
};
